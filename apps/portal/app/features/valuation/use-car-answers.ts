import { create } from 'zustand';
import { useCity } from '../../shared/city.ts';
import { belongsToMember } from '../../shared/session/belongings.ts';
import { type CarAnswers, carAnswerProblems, registrationYears } from './car-answers.ts';

/** What was answered on one page stands on the next: nobody describes their car twice. */
const useGiven = create<Partial<CarAnswers>>(() => ({}));

// Whoever logs in next at this computer has another car.
belongsToMember({ forget: () => useGiven.setState({}, true) });

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
