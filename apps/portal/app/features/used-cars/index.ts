export { isOnSale, isSold } from './ask-dealer.ts';
export { CarCard } from './car-card/car-card.tsx';
export { CarPicture } from './car-card/car-picture.tsx';
export { carAddress, carName } from './car-words.ts';
export { FavoriteList } from './favorites/favorite-list.tsx';
export { useWantedFavorite } from './favorites/wanted-favorite.ts';
export { showroomAddress } from './showroom/showroom-query.ts';
export { favoritesQuery, filterOptionsQuery, usedCarQuery, usedCarsQuery } from './used-car-queries.ts';
export { useViewer, viewerKey } from './viewer.ts';
