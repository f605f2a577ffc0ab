import type { FastifyInstance } from 'fastify';
import type { DataCommand } from './data/data-command.ts';
import type { Importer } from './data/importer.ts';
import type { DemoContent } from './db/demo/content.ts';
import type {} from './http/fastify-types.ts';
import type { Job } from './jobs/job.ts';
import type { AskedFigures } from './observability/asked-figures.ts';
import type { OperatorCommands } from './operator/command-line.ts';

/** The one shape of a feature: what can be told of it before anything is open, and how it is made. */
export interface Feature<Needs = never> {
  /** Fills an installation for demonstration. */
  demo?: DemoContent;
  /** Files that `npm run data` takes. */
  importers?: readonly Importer[];
  /** What else `npm run data` does. */
  dataCommands?: readonly DataCommand[];
  /** What an operator types. */
  commands?: OperatorCommands;
  /** Makes it from what it needs; nothing is opened by that. */
  create(needs: Needs): RunningFeature;
}

/** A feature at work in a server. Beside this it may give what other features need of it. */
export interface RunningFeature {
  routes?(app: FastifyInstance): void;
  jobs?: readonly Job[];
  /** What /metrics shows of it that only the database knows. */
  figures?: AskedFigures;
  /** Reads what takes a moment that no visitor should wait for. */
  prepare?(): Promise<void>;
}
