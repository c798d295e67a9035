/** One outline set at 24 px; always beside a word. */
const PATHS = {
  play: 'M7 4v16l13-8z',
  pause: 'M7 5v14M17 5v14',
  stop: 'M5 5h14v14H5z',
  replay: 'M4 12a8 8 0 1 0 3-6.2M7 2v4h4',
  previous: 'M19 5v14l-11-7zM5 5v14',
  next: 'M5 5v14l11-7zM19 5v14',
  loop: 'M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3',
  microphone: 'M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5 11a7 7 0 0 0 14 0M12 18v3',
  cube: 'M12 2l9 5v10l-9 5-9-5V7zM3 7l9 5 9-5M12 12v10',
  tick: 'M4 12l6 6L20 6',
  cross: 'M5 5l14 14M19 5L5 19',
  question: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1.2-1 2M12 18v.5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  save: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  slow: 'M12 3a9 9 0 1 0 9 9M12 7v5l3 3',
  pictures: 'M3 7h14v13H3zM7 7V3h14v13h-4',
  camera: 'M4 7h11v10H4zM15 10l5-3v10l-5-3z',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  print: 'M7 8V3h10v5M5 8h14v8h-3v5H8v-5H5z',
  wall: 'M3 4h18v12H3zM12 16v5M8 21h8',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
