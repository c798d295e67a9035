/** The one shape of the app: two overlapping rounded blocks, like two hands in one sign. */
export function TwoBlocks({
  size = 40,
  isApart = false,
  className,
}: {
  readonly size?: number;
  readonly isApart?: boolean;
  readonly className?: string | undefined;
}) {
  const shift = isApart ? 5 : 0;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-6 0 52 40"
      aria-hidden="true"
      focusable="false"
    >
      <rect x={2 - shift} y="6" width="22" height="28" rx="8" fill="var(--neel)" />
      <rect
        x={16 + shift}
        y="6"
        width="22"
        height="28"
        rx="8"
        fill="var(--haldi)"
        fillOpacity={isApart ? 1 : 0.92}
      />
    </svg>
  );
}
