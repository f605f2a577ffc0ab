/** A piece of work that a feature wants done later or regularly; every server takes from the same queue. */
export interface Job {
  name: string;
  /** Standard cron line, Beijing time. */
  cron?: string;
  work(): Promise<void>;
}
