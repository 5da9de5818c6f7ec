import type { Block } from '@spindle/content/blocks/registry.ts';
import { videoSource } from '@spindle/content/blocks/video/video-source.ts';
import type { BlockOf } from '../../blocks/block-props.ts';
import { faqPage, type JsonLd } from './json-ld.ts';

const CONTEXT = 'https://schema.org';

/** Structured data about a page's blocks for search engines: its questions, films and pictures. */
export function blockData(blocks: readonly Block[], origin: string): JsonLd[] {
  const questions = faqPage(blocks);
  return [...(questions ? [questions] : []), ...blocks.flatMap((block) => ofBlock(block, origin))];
}

function ofBlock(block: Block, origin: string): JsonLd[] {
  switch (block.__component) {
    case 'blocks.video':
      return videoObject(block, origin);
    case 'blocks.gallery':
      return block.pictures.map(({ media, caption }) => ({
        '@context': CONTEXT,
        '@type': 'ImageObject',
        contentUrl: origin + media.url,
        ...(media.width && { width: media.width }),
        ...(media.height && { height: media.height }),
        ...((caption || media.alt) && { caption: caption || media.alt }),
      }));
    default:
      return [];
  }
}

/** Search engines show a film only with a still and a date; without them it is left out. */
function videoObject(
  { title, text, url, poster, seconds, uploadedAt }: BlockOf<'blocks.video'>,
  origin: string,
): JsonLd[] {
  const source = videoSource(url);
  if (!source || !poster || !uploadedAt) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'VideoObject',
      name: title,
      description: text,
      thumbnailUrl: [origin + poster.url],
      uploadDate: uploadedAt,
      ...(seconds && { duration: `PT${seconds}S` }),
      ...(source.kind === 'file'
        ? { contentUrl: origin + source.src }
        : { embedUrl: source.src.split('?', 1)[0] }),
    },
  ];
}
