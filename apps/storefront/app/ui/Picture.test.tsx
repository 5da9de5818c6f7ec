import { expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { Picture } from './Picture.tsx';

const media = { url: '/media/disc.webp', alt: 'A disc', width: 900, height: 600, focalX: 17, focalY: 50 };

it('is cut around the point that matters where it is cut, without a style attribute', async () => {
  const html = await renderForTest(<Picture media={media} sizes="14rem" cropped />);
  expect(html).toContain('class="picture-cropped" data-focal-x="20"');
  expect(html).not.toMatch(/ style=|data-focal-y/);
});

it('is shown whole otherwise', async () => {
  expect(await renderForTest(<Picture media={media} sizes="14rem" />)).not.toContain('focal');
});

it('comes in the widths that browsers want, also as a mark in the head of the page', async () => {
  const html = await renderForTest(<Picture media={media} alt="" sizes="24px" className="size-6" eager />);
  expect(html).toMatch(/type="image\/avif" srcSet="\/images\/320\/disc.webp.avif 320w/);
  expect(html).toContain('class="size-6"');
  expect(html).not.toContain('loading="lazy"');
});

it('comes from its own host as a whole, where pictures have hosts of their own', async () => {
  const imageHosts = 'https://img{n}.example.com';
  const html = await renderForTest(<Picture media={media} sizes="14rem" />, { imageHosts });
  expect(html).toMatch(/<img src="https:\/\/img[1-6]\.example\.com\/media\/disc\.webp"/);
  expect(html).not.toMatch(/(?:src|srcSet)="\//);
});
