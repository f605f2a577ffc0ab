import { once } from '../../memory/once.ts';
import { createCircuit } from '../circuit.ts';
import { type Storage, StorageUnavailable } from './port.ts';
import type { S3Settings } from './settings.ts';

const CONNECT_MS = 3_000;
const ANSWER_MS = 20_000;

/** Amazon's protocol, spoken by most clouds and by servers of one's own. */
export function createS3Storage(settings: S3Settings): Storage {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey, pathStyle } = settings;
  // Loaded when it is asked: a server whose files lie on its disk starts without it.
  const sdk = once(async () => {
    const loaded = await import('@aws-sdk/client-s3');
    const client = new loaded.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: pathStyle,
      // Others than Amazon refuse the checksums that its SDK would add by itself.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    });
    return { ...loaded, client };
  });
  const circuit = createCircuit({
    service: 'storage',
    isOutage: (error) => error instanceof StorageUnavailable,
    unavailable: () => new StorageUnavailable('storage is away'),
  });
  const ask = <Answer>(question: () => Promise<Answer>): Promise<Answer> =>
    circuit(() =>
      question().catch((error: unknown) => {
        throw new StorageUnavailable('storage refused or did not answer', { cause: error });
      }),
    );

  return {
    put: (Key, bytes) =>
      ask(async () => {
        const { client, PutObjectCommand } = await sdk();
        await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentLength: bytes.length }));
      }),
    get: (Key) =>
      ask(async () => {
        const { client, GetObjectCommand, NoSuchKey } = await sdk();
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
          return await Body?.transformToByteArray();
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      }),
    delete: (Key) =>
      ask(async () => {
        const { client, DeleteObjectCommand } = await sdk();
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }),
    async *list() {
      const { client, ListObjectsV2Command } = await sdk();
      let ContinuationToken: string | undefined;
      do {
        const page = await ask(() =>
          client.send(new ListObjectsV2Command({ Bucket, ...(ContinuationToken && { ContinuationToken }) })),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, storedAt: LastModified };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}
