export { SAMPLE_CARS, type SampleCar } from './cars.ts';
export { COMPANIES_WITH_RARE_NAMES, SAMPLE_COMPANIES, type SampleCompany } from './companies.ts';
export { PEOPLE_WITH_RARE_NAMES, SAMPLE_PEOPLE, type SamplePerson } from './people.ts';
