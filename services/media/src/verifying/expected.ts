import { landmarksKey, takeKey, type VideoDocument } from '../videos/video.js';

/** An object that a record says is there; `sha256` is null where the record is older than checksums. */
export type Expected = {
  readonly key: string;
  readonly bytes: number | null;
  readonly sha256: string | null;
};

/** What has to be there for a record as it stands: nothing while it comes, nothing of what was refused. */
export function expectedOf(video: VideoDocument): Expected[] {
  const { _id: id, status, original, output, contribution, take } = video;
  if (status === 'pending' || status === 'rejected') return [];
  const expected: Expected[] = [
    { key: original.key, bytes: original.bytes, sha256: original.sha256 ?? null },
  ];
  if (output) {
    const { videoKey, videoBytes, videoSha256, posterKey, posterBytes, posterSha256 } = output;
    expected.push(
      { key: videoKey, bytes: videoBytes, sha256: videoSha256 ?? null },
      { key: posterKey, bytes: posterBytes, sha256: posterSha256 ?? null },
    );
  }
  if (contribution?.hasLandmarks) {
    const sha256 = contribution.landmarksSha256 ?? null;
    expected.push({ key: landmarksKey(id), bytes: null, sha256 });
  }
  if (take) expected.push({ key: takeKey(id), bytes: take.bytes, sha256: take.sha256 });
  return expected;
}
