'use client';
import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui';
import { type Said, saidIn } from '@spindle/content/fields/said.ts';
import { localeOf } from '@spindle/content/staff/locale-of.ts';
import { numberedRow, type RowPart, rowWords } from './row-words.ts';

export interface RowLabelProps {
  /** The name of a row in which nothing is written: “Step 2”. */
  kind: Said;
  /** The row is a block, and its label also names the kind of block. */
  block?: boolean;
  parts: RowPart[][];
}

/** The label by which to tell apart the folded rows of a list, or blocks of a page. */
export function RowLabel({ kind, block, parts }: RowLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const { language } = useTranslation().i18n;
  const words = rowWords(data ?? {}, parts, language);
  const called = saidIn(kind, language) ?? '';
  if (!block) {
    const row = words ?? numberedRow(called, rowNumber + 1, localeOf(language));
    return <span className="row-label">{row}</span>;
  }
  return (
    <span className="row-label">
      <Pill pillStyle="white" size="small">
        {called}
      </Pill>{' '}
      {words}
    </span>
  );
}
