// Makes the web fonts of the storefront. Run by subset-fonts.sh, which installs what it imports.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const [, , modules, target] = process.argv;
const require = createRequire(`${modules}/package.json`);
const subsetFont = require('subset-font');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
// Signs of code, which is set in the mono.
const running = ascii.replace(/[\\^`{}]/g, '');
const european = 'ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔÙÛàâçéèêëîïôùûœŒ«»€£¥©®·×';
const typographic = '\u00a0‘’‚“”„–—…−™•°§µ';

// 40 kB is the budget: the shop sets 400 to 600 in weight and 90 to 100 % in width, so only that is kept.
const sans = await subsetFont(
  await readFile(
    `${modules}/node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2`,
  ),
  running + european + typographic,
  {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'tnum', 'lnum'],
    variationAxes: { wght: { min: 400, max: 600, default: 400 }, wdth: { min: 90, max: 100, default: 100 } },
    dropTables: ['STAT', 'DSIG', 'meta'],
  },
);
await writeFile(`${target}/instrument-sans.woff2`, sans);

const mono = await subsetFont(
  await readFile(
    `${modules}/node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2`,
  ),
  ascii + european + typographic,
  {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'zero'],
    variationAxes: { wght: 450 },
  },
);
await writeFile(`${target}/geist-mono.woff2`, mono);

console.log(`instrument-sans.woff2 ${sans.length} bytes, geist-mono.woff2 ${mono.length} bytes`);
