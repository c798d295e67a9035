export const stretches = [
  { startMs: 0, endMs: 600 },
  { startMs: 600, endMs: 1200 },
  { startMs: 1200, endMs: 1800 },
];

export const track = { stretches, durationMs: 2000 };
