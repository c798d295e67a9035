import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import type { ContributionsRepository } from '../contributions/contributions.repository.js';
import type { VerdictsRepository } from '../reviews/verdicts.repository.js';
import type { SignersRepository } from '../signers/signers.repository.js';
import type { ObjectStore } from '../store/object-store.js';
import type { Demuxer } from '../uploads/sniff.js';
import { landmarksKey, type VideoDocument } from '../videos/video.js';
import { toWire } from '../videos/videos.mapper.js';
import type { VideosRepository } from '../videos/videos.repository.js';

type Deps = {
  readonly videos: VideosRepository;
  readonly contributions: ContributionsRepository;
  readonly verdicts: VerdictsRepository;
  readonly signers: SignersRepository;
  readonly store: ObjectStore;
};

type Entry = { readonly name: string; readonly lastModified: Date; readonly input: Input };
type Input = string | AsyncIterable<Uint8Array>;
export type OpenArchive = (userId: string, now: Date) => Promise<Readable>;

/** What a player takes a file of each container for. */
const ENDINGS: Readonly<Record<Demuxer, string>> = {
  mov: 'mp4',
  matroska: 'webm',
  avi: 'avi',
  mpeg: 'mpg',
  mpegts: 'ts',
  mpegvideo: 'mpg',
  ogg: 'ogv',
  flv: 'flv',
  asf: 'wmv',
};

/** Everything that a person gave, as one zip that is written while it is read. */
export function createArchive({
  videos,
  contributions,
  verdicts,
  signers,
  store,
}: Deps): OpenArchive {
  async function* entriesOf(
    userId: string,
    now: Date,
    onOpen: (clip: Readable) => void,
  ): AsyncGenerator<Entry> {
    const own = (await videos.allOf(userId)).filter(({ status }) => status !== 'pending');
    const timelines = await contributions.timelinesOf(own.map(({ _id }) => _id));
    const said = await verdicts.allBy(userId);
    const file = (name: string, input: Input): Entry => ({ name, lastModified: now, input });
    yield file('clips.json', asJson(own.map(toRecord)));
    yield file('timelines.json', asJson(timelines));
    yield file('verdicts.json', asJson(said));
    yield file('signer.json', asJson(await signers.find(userId)));
    const missing: string[] = [];
    for (const video of own) {
      const points =
        video.contribution?.hasLandmarks && (await store.read(landmarksKey(video._id)));
      if (points) {
        onOpen(points);
        yield { name: `clips/${video._id}.pose`, lastModified: video.createdAt, input: points };
      }
      const clip = video.original.demuxer && (await store.read(video.original.key));
      if (!clip) {
        missing.push(nameOf(video));
        continue;
      }
      onOpen(clip);
      yield { name: nameOf(video), lastModified: video.createdAt, input: clip };
    }
    yield file('README.txt', readme(missing));
  }
  return async (userId, now) => {
    let open: Readable | null = null;
    const entries = entriesOf(userId, now, (clip) => {
      open = clip;
    });
    const zip = Readable.fromWeb(makeZip(entries) as ReadableStream<Uint8Array>);
    // A reader who leaves would otherwise leave a line to the store open.
    return zip.once('close', () => open?.destroy());
  };
}

const nameOf = ({ _id, original }: VideoDocument): string =>
  `clips/${_id}.${ENDINGS[original.demuxer ?? 'mov']}`;

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const toRecord = (video: VideoDocument) => ({
  ...toWire(video),
  file: nameOf(video),
  consentedAt: video.consentedAt,
  ...(video.contribution && { contribution: video.contribution }),
});

function readme(missing: readonly string[]): string {
  const lines = [
    'What you gave to the ISL data set.',
    '',
    'clips/          the videos as they are kept, each by its id; the points of those that are points alone',
    'clips.json      what is known of each: its prompt, state, and your consent with version and date',
    'timelines.json  what the computer read from your face while you recorded',
    'verdicts.json   what you said of the clips of others',
    'signer.json     what you told about yourself as a signer',
    '',
    'Comments, posts and the account itself are in the export in your settings.',
  ];
  const gone = missing.length > 0 ? ['', 'No file is kept any more of:', ...missing] : [];
  return `${[...lines, ...gone].join('\n')}\n`;
}
