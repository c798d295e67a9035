// Draws public/about.mp4 and its poster: three letter tiles that spell I S L.
// Run by hand (`npm run -w @isl/web about-video`) with ffmpeg and a Chromium on the machine.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const ffmpeg = process.env.FFMPEG ?? 'ffmpeg';
const fps = 20;
const seconds = 6;
const tiles = [
  { letter: 'I', x: 96, fill: '#f2b134', ink: '#231c2b', at: 0.5 },
  { letter: 'S', x: 236, fill: '#6a77c2', ink: '#ffffff', at: 1.4 },
  { letter: 'L', x: 376, fill: '#f4eee3', ink: '#231c2b', at: 2.3 },
];

const ease = (share) => 1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3;

function frame(time) {
  const gone = ease((time - 5.2) / 0.6);
  const drawn = tiles.map(({ letter, x, fill, ink, at }) => {
    const come = ease((time - at) / 0.5) * (1 - gone);
    const y = 108 + (1 - come) * 24;
    return `<g opacity="${come}"><rect x="${x}" y="${y}" width="168" height="184" rx="44" fill="${fill}"/>
      <text x="${x + 84}" y="${y + 134}" fill="${ink}" font-size="120" font-weight="700" text-anchor="middle"
        font-family="Anek Latin Variable, sans-serif">${letter}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#26304f"/>${drawn.join('')}</svg>`;
}

const folder = mkdtempSync(join(tmpdir(), 'about-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
  for (let index = 0; index < fps * seconds; index += 1) {
    await page.setContent(`<body style="margin:0">${frame(index / fps)}</body>`);
    await page.screenshot({ path: join(folder, `${String(index).padStart(3, '0')}.png`) });
  }
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(fps),
    '-i',
    join(folder, '%03d.png'),
  ];
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '26',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ];
  execFileSync(ffmpeg, [...input, ...h264, 'public/about.mp4']);
  execFileSync(ffmpeg, [
    '-y',
    '-loglevel',
    'error',
    '-i',
    join(folder, '080.png'),
    'public/about.webp',
  ]);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
