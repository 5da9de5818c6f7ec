import { describe, expect, it } from 'vitest';
import { type NamedFrame, placeNames } from './frame-names.ts';

const frame = (label: string, width: number, height: number): NamedFrame => ({ label, width, height });
const places = (frames: NamedFrame[], drawn: number) =>
  Object.fromEntries([...placeNames(frames, drawn)].map(([{ label }, place]) => [label, place]));

const STANDARDS = [
  frame('PAL, shown in 16:9', 1024, 576),
  frame('PAL, stored', 720, 576),
  frame('NTSC, shown in 16:9', 853, 480),
  frame('NTSC, stored', 720, 480),
];

describe('the names of frames in each other’s corner', () => {
  it('stand at the upper right where nothing is in the way', () => {
    const discs = [frame('4K UHD', 3840, 2160), frame('Blu-ray', 1920, 1080), frame('DVD', 720, 576)];
    expect(places(discs, 580)).toEqual({ '4K UHD': 'end', 'Blu-ray': 'end', DVD: 'end' });
  });

  it('run down the edge of a frame of which only a strip is seen', () => {
    expect(places(STANDARDS, 580)).toEqual({
      'PAL, shown in 16:9': 'end',
      'PAL, stored': 'end',
      'NTSC, shown in 16:9': 'down',
      'NTSC, stored': 'end',
    });
  });

  it('share the upper edge of two frames of one size', () => {
    const colour = [frame('Picture', 1920, 1080), frame('Colour', 1920, 1080)];
    expect(places(colour, 320)).toEqual({ Picture: 'end', Colour: 'start' });
  });

  it('are left to the legend where no room is', () => {
    const thin = [frame('Larger', 722, 576), frame('Smaller', 720, 576)];
    expect(places(thin, 580)).toEqual({ Smaller: 'end' });
    expect(places([frame('Large', 3840, 2160), frame('A very long name', 720, 480)], 320)).toEqual({
      Large: 'end',
    });
  });

  it('take CJK letters for wider', () => {
    const shown = [frame('光碟上的記錄', 720, 480)];
    expect(places(shown, 105)).toEqual({ 光碟上的記錄: 'end' });
    expect(places(shown, 85)).toEqual({});
  });
});
