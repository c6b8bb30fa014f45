import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Four modules of quiet around the code, as scanners want it. (ISO 18004) */
const quiet = 4;
/** More does not fit into any code. */
const longestText = 2000;

/** A QR code in dark on light, whatever the theme: many scanners read no other. (DEP-08) */
export function QrCode({ text, label }: { text: string; label: string }) {
  if (text.length > longestText) return null;
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg aria-label={label} className={styles.qr} role="img" shapeRendering="crispEdges" viewBox={`0 0 ${size} ${size}`}>
      <rect fill="white" height={size} width={size} />
      <path d={modules.join('')} fill="black" />
    </svg>
  );
}
