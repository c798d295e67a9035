import { type IncomingHttpHeaders, request } from 'node:http';
import type { TestApp } from './build.js';
import { ASHA, FIELDS } from './uploads.js';

export type RawUpload = {
  readonly write: (bytes: Uint8Array | string) => Promise<void>;
  /** Writes the form's end. */
  readonly end: () => void;
  /** As a closed tab does: the connection breaks off. */
  readonly cut: () => void;
  readonly answer: Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>;
};

const BOUNDARY = 'form-boundary';

/** A form sent piece by piece, its texts already out and its file begun. */
export async function beginUpload(
  app: TestApp,
  fields = FIELDS,
  person = ASHA,
): Promise<RawUpload> {
  const outgoing = request({
    port: app.port,
    method: 'POST',
    path: '/videos/upload',
    headers: {
      ...(await app.tokens.bearer(person)),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  });
  const answer = new Promise<Awaited<RawUpload['answer']>>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
  });
  answer.catch(() => undefined);
  const write = (bytes: Uint8Array | string): Promise<void> =>
    new Promise((resolve, reject) => {
      outgoing.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  for (const [name, value] of Object.entries(fields)) {
    await write(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
  }
  await write(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="clip.mp4"\r\n` +
      'content-type: video/mp4\r\n\r\n',
  );
  return {
    write,
    end: () => void outgoing.end(`\r\n--${BOUNDARY}--\r\n`),
    cut: () => void outgoing.destroy(),
    answer,
  };
}
