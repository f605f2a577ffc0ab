import { create } from 'zustand';
import { useCity } from '../../shared/city.ts';
import { belongsToMember } from '../../shared/session/belongings.ts';
import { type CarAnswers, carAnswerProblems, registrationYears } from './car-answers.ts';

/** What was answered on one page stands on the next: nobody describes their car twice. */
const NOTHING: Partial<CarAnswers> = {};
const useGiven = create<Partial<CarAnswers>>(() => NOTHING);
const forget = (): void => useGiven.setState(NOTHING, true);

// Whoever logs in next at this computer has another car; whose session ran out finds their own again.
belongsToMember({
  forget,
  layAside: () => {
    const given = useGiven.getState();
    forget();
    return {
      bringBack: () => useGiven.setState((now) => (now === NOTHING ? given : now)),
      discard: () => undefined,
    };
  },
});

/** The four answers about a car, the top bar's city standing in for one not given. */
export function useCarAnswers() {
  const given = useGiven();
  const chosenCity = useCity((state) => state.path);
  const answers: CarAnswers = { model: [], recordDate: null, mileage: null, city: chosenCity, ...given };
  return {
    answers,
    years: registrationYears(answers),
    problems: carAnswerProblems(answers, new Date()),
    answer: (part: Partial<CarAnswers>): void => useGiven.setState(part),
    /** What somebody chose meanwhile is what is decided about. */
    decideModel: (decide: (chosen: CarAnswers['model']) => CarAnswers['model']): void =>
      useGiven.setState(({ model }) => ({ model: decide(model ?? []) })),
  };
}
