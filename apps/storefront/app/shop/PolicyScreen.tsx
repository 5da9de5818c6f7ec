import { BlockList } from '../blocks/BlockList.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { PolicyPage } from './load-plain.ts';
import { TextHead } from './TextHead.tsx';
import { TextLayout } from './TextLayout.tsx';

/** A policy, or the page about the vendor: a summary, and the text. */
export function PolicyScreen({ page, selling, steps, contents, applies }: PolicyPage) {
  return (
    <>
      <Breadcrumbs steps={steps} />
      <TextHead
        label={applies && <time dateTime={applies.day}>{applies.text}</time>}
        title={page.title}
        summary={page.summary}
      />
      <TextLayout contents={contents}>
        <BlockList blocks={page.blocks} selling={selling} below />
      </TextLayout>
    </>
  );
}
