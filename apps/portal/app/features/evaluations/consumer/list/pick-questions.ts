import type { ArticleItem } from '@cheyantong/contract';
import { answerAnchor } from '../../../../shared/ui/question-list.tsx';
import { articleAddress } from '../../../news/index.ts';

/** A question of a piece, and where it is answered. */
interface AskedQuestion {
  question: string;
  to: string;
}

/** The first question of every piece, those of the most read before others; then their second ones, until there are enough. */
export function pickQuestions(pieces: readonly ArticleItem[], most: number): AskedQuestion[] {
  const all = pieces.flatMap((piece) =>
    (piece.questions ?? []).map((question, at) => ({ piece, question, at })),
  );
  return all
    .sort((one, other) => one.at - other.at || other.piece.viewCount - one.piece.viewCount)
    .slice(0, most)
    .map(({ piece, question, at }) => ({ question, to: `${articleAddress(piece)}#${answerAnchor(at)}` }));
}
