import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { unbroken } from './unbroken.tsx';

const kept = (text: string) =>
  [...renderToStaticMarkup(unbroken(text)).matchAll(/nowrap">([^<]+)</g)].map(([, word]) => word);

describe('words with a hyphen', () => {
  it.each([
    ['Eine Lizenz für Blu-ray Ripper wählen', ['Blu-ray']],
    ['chapitres et sous-titres compris', ['sous-titres']],
    ['DVD-9 and the 14-day guarantee', ['DVD-9', '14-day']],
    ['Your discs outlive the player.', []],
    ['Geld-zurück-Garantie', []],
    ['Blu-ray-Laufwerk', ['Blu-ray']],
    ['Blu-rayは1080pのままで。', ['Blu-ray']],
  ])('%s', (text, words) => {
    expect(kept(text)).toEqual(words);
  });

  it('loses nothing of the text', () => {
    const text = 'Blu-ray & DVD: both.';
    expect(renderToStaticMarkup(unbroken(text)).replace(/<[^>]+>/g, '')).toBe('Blu-ray &amp; DVD: both.');
  });
});

describe('a number and its unit', () => {
  const nextLines = (text: string) =>
    renderToStaticMarkup(unbroken(text))
      .replace(/<[^>]+>/g, '')
      .replaceAll('\u00a0', '_');

  it.each([
    ['red light at 650 nm, violet at 405 nm', 'red light at 650_nm, violet at 405_nm'],
    ['4,7 GB auf 76 % davon', '4,7_GB auf 76_% davon'],
    ['25 Go, 35 Mbit/s, 1,2 mm', '25_Go, 35_Mbit/s, 1,2_mm'],
    ['720 × 576', '720_×_576'],
    ['bis 12. November 2026', 'bis 12._November 2026'],
    ['4.7 GBか8.5 GBです', '4.7_GBか8.5_GBです'],
    ['2 minutes and 5 GBs', '2 minutes and 5 GBs'],
    ['DVD 9 is not a number before a unit', 'DVD 9 is not a number before a unit'],
  ])('%s', (text, kept) => {
    expect(nextLines(text)).toBe(kept);
  });
});
