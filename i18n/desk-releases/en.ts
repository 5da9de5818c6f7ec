/** Words of the desk's page of releases. */
export const deskReleases = {
  releases: {
    title: 'Releases',
    about:
      'What there is to download. Releases are added on the server, with “npm run release”. How often each was downloaded is counted without anybody’s name; robots don’t count.',
    none: 'Nothing is released yet.',
    file: 'File',
    version: 'Version',
    build: 'Build',
    builds: { trial: 'trial', licensed: 'licensed', both: 'one for all' },
    released: 'Released',
    bytes: 'Bytes',
    trials: 'Trials',
    licensed: 'With a licence',
    lately: 'Last 30 days',
    gone: 'withdrawn',
    notes: 'Notes',
    notesOf: 'What is new in {file}',
    withdraw: 'Withdraw',
    withdrawAsks:
      'Withdraw {file}? Nobody gets it any more, also by links that are out; links lead to the version before.',
    withdrawYes: 'Yes, withdraw it',
    noted: 'The notes of {file} are saved.',
    withdrawn: '{file} is withdrawn.',
  },
} as const;
