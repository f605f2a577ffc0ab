import type { z } from 'zod';
import { Failure } from './failure.ts';

const HAS_CHINESE = /\p{Script=Han}/u;

/** Validates one part of a request; what is wrong comes back as the contract's code with a sentence for the visitor. */
export function readInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw inputFailure(parsed.error);
}

function inputFailure(error: z.ZodError): Failure {
  const issue = error.issues[0];
  if (!issue) return new Failure('A0400');
  const code = isMissing(issue) ? 'A0410' : issue.code === 'invalid_type' ? 'A0400' : 'A0421';
  return HAS_CHINESE.test(issue.message) ? new Failure(code, issue.message) : new Failure(code);
}

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null);
