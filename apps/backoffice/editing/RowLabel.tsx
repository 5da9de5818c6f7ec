'use client';
import { Pill, useRowLabel } from '@payloadcms/ui';
import { type RowPart, rowWords } from './row-words.ts';

export interface RowLabelProps {
  /** What a row is called in which nothing is written: “Step 2”. */
  kind: string;
  /** Says which kind of block it is, too. */
  block?: boolean;
  parts: RowPart[][];
}

/** What tells a row of a list, or a block of a page, apart while it is folded. */
export function RowLabel({ kind, block, parts }: RowLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const words = rowWords(data ?? {}, parts);
  if (!block) return <span className="row-label">{words ?? `${kind} ${rowNumber + 1}`}</span>;
  return (
    <span className="row-label">
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>{' '}
      {words}
    </span>
  );
}
