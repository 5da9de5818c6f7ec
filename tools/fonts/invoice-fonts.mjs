// Makes the fonts of invoices. Run by invoice-fonts.sh, which installs what it imports.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const [, , modules, target] = process.argv;
const require = createRequire(`${modules}/package.json`);
const subsetFont = require('subset-font');
const fontkit = require('fontkit');

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
  'noto-sans-vietnamese-400': ['noto-sans', 'noto-sans-vietnamese-400-normal'],
  'noto-sans-cyrillic-400': ['noto-sans', 'noto-sans-cyrillic-400-normal'],
  'noto-sans-jp': ['noto-sans-jp', 'noto-sans-jp-japanese-400-normal'],
  'noto-sans-tc': ['noto-sans-tc', 'noto-sans-tc-chinese-traditional-400-normal'],
};

/**
 * For names and addresses of buyers: what the fonts above lack, out of whole ones. Of Chinese and Korean what the national
 * standards have (GB 2312, KS X 1001).
 */
const OTHERS = {
  'noto-sans-jp-more': ['noto-sans-jp', 'NotoSansJP', all],
  'noto-sans-sc': ['noto-sans-sc', 'NotoSansSC', signsOf('gbk', [0xb0, 0xf7])],
  'noto-sans-kr': ['noto-sans-kr', 'NotoSansKR', signsOf('euc-kr', [0xb0, 0xc8])],
};

/** All signs of some rows of an encoding of two bytes. */
function signsOf(encoding, [first, last]) {
  const bytes = [];
  for (let row = first; row <= last; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) bytes.push(row, cell);
  }
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes)).replaceAll('\ufffd', '');
}

const had = new Set();

async function make(name, font, signs) {
  const made = await subsetFont(font, signs, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: ['kern', 'ccmp', 'locl', 'mark'],
    dropTables: ['STAT', 'DSIG', 'meta', 'GDEF', 'BASE', 'vhea', 'vmtx', 'VORG'],
  });
  await writeFile(`${target}/${name}.ttf`, made);
  for (const codePoint of fontkit.create(made).characterSet) had.add(codePoint);
  console.log(`${name}.ttf ${made.length} bytes`);
}

for (const [name, [from, file]] of Object.entries(FONTS)) {
  await make(name, await readFile(`${modules}/node_modules/@fontsource/${from}/files/${file}.woff`), all);
}
for (const [name, [from, file, signs]] of Object.entries(OTHERS)) {
  const path = `${modules}/node_modules/@expo-google-fonts/${from}/400Regular/${file}_400Regular.ttf`;
  const lacking = [...signs].filter((sign) => !had.has(sign.codePointAt(0))).join('');
  await make(name, await readFile(path), lacking);
}
