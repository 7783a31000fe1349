import encodeQR from 'qr';

/** Bright modules around the code, without which a camera doesn't find it. */
export const QUIET = 4;

/** A text as a QR code to be drawn. */
export interface QrPath {
  /** Modules from side to side, the bright ones around it included. */
  readonly size: number;
  /** Its dark modules, as the path of an SVG. */
  readonly path: string;
}

/** Draws a text as a QR code of middling redundancy. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return { size: rows.length, path };
}
