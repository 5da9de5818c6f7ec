'use client';
import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui';
import { type Said, saidIn } from '@spindle/content/fields/said.ts';
import { localeOf } from '@spindle/content/staff/locale-of.ts';
import { numberedRow, type RowPart, rowWords } from './row-words.ts';

export interface RowLabelProps {
  /** What a row is called in which nothing is written: “Step 2”. */
  kind: Said;
  /** Says which kind of block it is, too. */
  block?: boolean;
  parts: RowPart[][];
}

/** What tells a row of a list, or a block of a page, apart while it is folded. */
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
