import { expect, it } from 'vitest';
import { PLAYER_HOSTS, videoSource } from './video-source.ts';

it.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['/media/tour.mp4', '/media/tour.mp4'],
])('plays %s', (address, src) => {
  const source = videoSource(address);
  expect(source?.src).toBe(src);
  if (source?.kind === 'frame') expect(PLAYER_HOSTS).toContain(new URL(src).origin);
});

it.each([
  'https://evil.test/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)',
  '//elsewhere.test/tour.mp4',
  '/media/tour.exe',
  '',
])('does not play %s', (address) => expect(videoSource(address)).toBeUndefined());
