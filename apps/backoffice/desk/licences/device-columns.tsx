import type { Device } from '@spindle/domain/licences/activation/device.ts';
import type { Column } from '../DeskTable.tsx';
import type { DeskWords } from '../desk-words.ts';

/** The columns of every list of computers. @param more columns of one list alone, after the computer's name and system */
export function deviceColumns<Shown extends Device & { offline?: boolean; stale?: boolean }>(
  { licence: said }: DeskWords,
  format: (time: Date) => string,
  more: readonly Column<Shown>[] = [],
): readonly [Column<Shown>, ...Column<Shown>[]] {
  return [
    { label: said.device, cell: ({ name, offline }) => name + (offline ? ` (${said.offline})` : '') },
    { label: said.system, cell: ({ system }) => (system === 'mac' ? 'macOS' : 'Windows') },
    ...more,
    { label: said.activated, cell: ({ activatedAt }) => format(activatedAt) },
    {
      label: said.lastSeen,
      cell: ({ lastSeenAt, stale }) => format(lastSeenAt) + (stale ? ` (${said.stale})` : ''),
    },
  ];
}
