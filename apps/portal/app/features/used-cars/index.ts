export { CarCard } from './car-card/car-card.tsx';
export { CarPicture } from './car-card/car-picture.tsx';
export { carAddress } from './car-words.ts';
export { FavoriteList } from './favorites/favorite-list.tsx';
export { useWantedFavorite } from './favorites/wanted-favorite.ts';
export { showroomAddress } from './showroom/showroom-query.ts';
export { filterOptionsQuery, usedCarsQuery } from './used-car-queries.ts';
export { useViewer, viewerKey } from './viewer.ts';
