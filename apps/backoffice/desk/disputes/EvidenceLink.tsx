import type { DeskWords } from '../desk-words.ts';

/** Leads to what the shop holds about a disputed order. */
export function EvidenceLink({
  disputeId,
  of,
  words,
}: {
  disputeId: string;
  /** Tells links to several disputes apart. */
  of: string;
  words: DeskWords;
}) {
  const said = words.disputes.evidence;
  return (
    <a
      href={`/desk/dispute-evidence?${new URLSearchParams({ dispute: disputeId })}`}
      aria-label={`${said}: ${of}`}
    >
      {said}
    </a>
  );
}
