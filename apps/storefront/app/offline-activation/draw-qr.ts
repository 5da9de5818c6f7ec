import encodeQR from 'qr';
import type { QrDrawing } from '../ui/QrCode.tsx';

/** Light modules around the code, as the standard requires. */
const BORDER = 4;

/** A text as a QR code. With the least error correction, as a code on a screen does not wear off. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: BORDER });
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: path.join('') };
}

/** Runs of neighbouring dark modules. */
function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (dark && last && last.x + last.length === x) last.length += 1;
    else if (dark) runs.push({ x, length: 1 });
  }
  return runs;
}
