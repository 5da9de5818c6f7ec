import { type Holding, ofLicence, ofMember, WORKS_ON } from '../privacy/holding.ts';
import { licenceDevices } from './activation/tables.ts';
import { licenceGrants, licences } from './tables.ts';

/** What licences store about a member: keys, and the computers that use them. */
export const licencesHolds: readonly Holding[] = [
  { table: licences, of: ofMember(licences.memberId), erasure: { kind: 'keep', why: WORKS_ON } },
  { table: licenceGrants, of: ofLicence(licenceGrants.licenceId), erasure: { kind: 'keep', why: WORKS_ON } },
  {
    table: licenceDevices,
    of: ofLicence(licenceDevices.licenceId),
    erasure: { kind: 'overwrite', columns: { name: '' }, why: WORKS_ON },
  },
];
