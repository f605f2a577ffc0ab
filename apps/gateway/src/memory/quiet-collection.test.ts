import { expect, it } from 'vitest';
import { type Process, QuietCollection } from './quiet-collection.ts';

const MB = 1024 * 1024;

class BusyThenQuiet implements Process {
  share = 0;
  resident = 200 * MB;
  collections = 0;

  busyShare = () => this.share;
  residentBytes = () => this.resident;
  collect = () => {
    this.collections += 1;
    this.resident = 180 * MB;
  };
}

const lookedAt = () => {
  const server = new BusyThenQuiet();
  return { server, collection: new QuietCollection(server) };
};

it('a quiet server gives back what starting took, once', () => {
  const { server, collection } = lookedAt();
  collection.look();
  collection.look();
  expect(server.collections).toBe(1);
});

it('a busy server is not held up, however much it keeps', () => {
  const { server, collection } = lookedAt();
  server.share = 0.3;
  server.resident = 900 * MB;
  collection.look();
  expect(server.collections).toBe(0);
});

it('what a rush took is given back when it is over', () => {
  const { server, collection } = lookedAt();
  collection.look();
  server.share = 0.8;
  server.resident = 500 * MB;
  collection.look();
  server.share = 0.01;
  collection.look();
  expect(server).toMatchObject({ collections: 2, resident: 180 * MB });
});

it('a little more than was held is left', () => {
  const { server, collection } = lookedAt();
  collection.look();
  server.resident += 40 * MB;
  collection.look();
  expect(server.collections).toBe(1);
});
