// Makes the fonts of invoices. Run by invoice-fonts.sh, which installs what it imports.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const [, , modules, target] = process.argv;
const require = createRequire(`${modules}/package.json`);
const subsetFont = require('subset-font');

/** Every sign of the basic plane; those that a font lacks are passed by. */
const all = Array.from({ length: 0xd800 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
  .concat(Array.from({ length: 0x2000 }, (_, index) => String.fromCharCode(0xe000 + index)))
  .join('');

// Unpacked, because a font that is compressed is unpacked again for every letter that a document takes from it.
const FONTS = {
  'noto-sans-latin-400': ['noto-sans', 'noto-sans-latin-400-normal'],
  'noto-sans-latin-600': ['noto-sans', 'noto-sans-latin-600-normal'],
  'noto-sans-latin-ext-400': ['noto-sans', 'noto-sans-latin-ext-400-normal'],
  'noto-sans-latin-ext-600': ['noto-sans', 'noto-sans-latin-ext-600-normal'],
  'noto-sans-greek-400': ['noto-sans', 'noto-sans-greek-400-normal'],
  'noto-sans-cyrillic-400': ['noto-sans', 'noto-sans-cyrillic-400-normal'],
  'noto-sans-jp': ['noto-sans-jp', 'noto-sans-jp-japanese-400-normal'],
  'noto-sans-tc': ['noto-sans-tc', 'noto-sans-tc-chinese-traditional-400-normal'],
};

for (const [name, [from, file]] of Object.entries(FONTS)) {
  const font = await readFile(`${modules}/node_modules/@fontsource/${from}/files/${file}.woff`);
  const made = await subsetFont(font, all, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: ['kern', 'ccmp', 'locl', 'mark'],
    dropTables: ['STAT', 'DSIG', 'meta', 'GDEF', 'BASE', 'vhea', 'vmtx', 'VORG'],
  });
  await writeFile(`${target}/${name}.ttf`, made);
  console.log(`${name}.ttf ${made.length} bytes`);
}
