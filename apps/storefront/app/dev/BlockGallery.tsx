import type { SampleBlock } from '@spindle/content/blocks/samples.ts';
import { BlockList } from '../blocks/BlockList.tsx';
import type { Selling } from '../shop/selling.ts';
import { Container } from '../ui/Section.tsx';

/** Each sample under its name, as it looks on a page. */
export function BlockGallery({ samples, selling }: { samples: readonly SampleBlock[]; selling: Selling }) {
  const kinds = [...new Set(samples.map(({ kind }) => kind))];
  return (
    <main>
      <Container className="py-10">
        <h1 className="title">Blocks</h1>
        <p className="label mt-6 flex flex-wrap gap-x-5 gap-y-2">
          {kinds.map((kind) => (
            <a key={kind} className="link" href={`?block=${kind}`}>
              {kind}
            </a>
          ))}
        </p>
      </Container>
      {samples.map(({ kind, state, block }) => (
        <div key={`${kind} ${state}`} data-sample={`${kind} ${state}`}>
          <Container>
            <p className="label rule py-3">
              {kind} · {state}
            </p>
          </Container>
          <BlockList blocks={[block]} selling={selling} below />
        </div>
      ))}
    </main>
  );
}
