/** Two flat hands on a stage, made of the app's one shape: blocks that overlap. */
export function HandsArt({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 480" aria-hidden="true" focusable="false">
      <rect width="480" height="480" fill="#26304f" />
      <rect x="-40" y="300" width="330" height="260" rx="60" fill="#33406b" />
      <g transform="rotate(-14 190 300)">
        <Hand palm="#b97a50" nail="#a86b43" />
      </g>
      <g transform="translate(480 0) scale(-1 1) rotate(-14 190 300)">
        <Hand palm="#e0ac84" nail="#d19b72" />
      </g>
    </svg>
  );
}

/** Wrist at (170..250, 420); four fingers up, the thumb to the right. */
function Hand({ palm, nail }: { readonly palm: string; readonly nail: string }) {
  const fingers = [
    { x: 108, top: 166, height: 140 },
    { x: 146, top: 128, height: 180 },
    { x: 184, top: 118, height: 190 },
    { x: 222, top: 142, height: 166 },
  ] as const;
  return (
    <g>
      <rect x="126" y="390" width="112" height="160" rx="30" fill="#f2b134" />
      <rect x="136" y="330" width="92" height="90" rx="24" fill={palm} />
      <rect x="108" y="250" width="148" height="136" rx="44" fill={palm} />
      <g transform="rotate(38 250 330)">
        <rect x="232" y="226" width="38" height="120" rx="19" fill={palm} />
      </g>
      {fingers.map(({ x, top, height }) => (
        <g key={x}>
          <rect x={x} y={top} width="34" height={height} rx="17" fill={palm} />
          <rect x={x + 9} y={top + 8} width="16" height="18" rx="8" fill={nail} />
        </g>
      ))}
    </g>
  );
}
