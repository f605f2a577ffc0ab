import { useState } from 'react';
import { useCity } from '../../shared/city.ts';
import { type CarAnswers, carAnswerProblems, registrationYears } from './car-answers.ts';

/** The four answers about a car, the top bar's city standing in for one not given. */
export function useCarAnswers() {
  const [given, setGiven] = useState<Partial<CarAnswers>>({});
  const chosenCity = useCity((state) => state.path);
  const answers: CarAnswers = { model: [], recordDate: null, mileage: null, city: chosenCity, ...given };
  return {
    answers,
    years: registrationYears(answers),
    problems: carAnswerProblems(answers, new Date()),
    answer: (part: Partial<CarAnswers>): void => setGiven((now) => ({ ...now, ...part })),
    /** What somebody chose meanwhile is what is decided about. */
    decideModel: (decide: (chosen: CarAnswers['model']) => CarAnswers['model']): void =>
      setGiven((now) => ({ ...now, model: decide(now.model ?? []) })),
  };
}
