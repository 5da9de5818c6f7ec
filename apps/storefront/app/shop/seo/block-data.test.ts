import { sampleBlocks } from '@spindle/content/blocks/samples.ts';
import { describe, expect, it } from 'vitest';
import { blockData } from './block-data.ts';

const dataOf = (kind: string, state: string) =>
  blockData(
    sampleBlocks('en', kind)
      .filter((sample) => sample.state === state)
      .map(({ block }) => block),
    'https://spindle.test',
  );

describe('what blocks say to search engines', () => {
  it('names a film with its still, day, length and player', () => {
    expect(dataOf('video', 'full')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: 'From the shelf to the screen.',
        description: expect.stringContaining('A disc is opened'),
        thumbnailUrl: ['https://spindle.test/media/disc-capacity.webp'],
        uploadDate: '2026-11-12T00:00:00.000Z',
        duration: 'PT94S',
        embedUrl: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa',
      },
    ]);
  });

  it('says nothing of a film without a still, which could not be shown', () => {
    expect(dataOf('video', 'without a still')).toEqual([]);
  });

  it('names the pictures of a gallery', () => {
    const data = dataOf('gallery', 'one');
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      '@type': 'ImageObject',
      contentUrl: 'https://spindle.test/media/disc-capacity.webp',
      width: 1640,
      caption: 'Capacity of each disc',
    });
  });

  it('does not mark up what others have written about the shop', () => {
    expect(dataOf('reviews', 'full')).toEqual([]);
  });
});
