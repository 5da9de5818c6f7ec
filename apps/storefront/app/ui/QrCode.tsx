/** A QR code as a path of unit squares. */
export interface QrDrawing {
  /** Modules along an edge, the light border included. */
  size: number;
  path: string;
}

/** Dark on light in both themes: many cameras can read nothing else. */
export function QrCode({ drawing: { size, path }, label }: { drawing: QrDrawing; label: string }) {
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
