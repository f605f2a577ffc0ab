export { anotherLike } from './another-like.ts';
export { MyCarFit } from './my-car/my-car-fit.tsx';
export { PartGrid } from './part-card/part-grid.tsx';
export { PartPicture } from './part-picture.tsx';
export { partQuery } from './part-queries.ts';
export { partAddress, partPrice, warrantyWords } from './part-words.ts';
export { showroomAddress as partShowroomAddress } from './showroom/showroom-query.ts';
