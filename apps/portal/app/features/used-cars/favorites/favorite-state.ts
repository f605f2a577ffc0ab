import { addFavorite, removeFavorite } from '@cheyantong/contract';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../shared/call.ts';
import { loginAddress } from '../../../shared/login/login-address.ts';
import { useHere } from '../../../shared/navigation/use-here.ts';
import { tellFailure } from '../../../shared/tell-failure.ts';
import { useViewer } from '../viewer.ts';
import { favoriteKey, favoritesKey } from './favorite-keys.ts';
import { rememberWantedFavorite } from './wanted-favorite.ts';

interface FavoriteState {
  favorite: boolean;
  toggle: () => void;
}

/**
 * The heart of one car. What the visitor just did outweighs what a list said earlier, and shows everywhere at once:
 * it is kept beside the lists, under the car's id, and forgotten with the other member data when they log out.
 */
export function useFavorite(car: { vehicleId: string; favorite: boolean }): FavoriteState {
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const here = useHere();
  const key = favoriteKey(viewer, car.vehicleId);
  const decided = useQuery<boolean>({ queryKey: key, queryFn: skipToken });
  const favorite = decided.data ?? car.favorite;

  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      call(wanted ? addFavorite : removeFavorite, { params: { vehicleId: car.vehicleId } }),
    onMutate: (wanted) => {
      queryClient.setQueryData(key, wanted);
    },
    onSuccess: (answer) => {
      queryClient.setQueryData(key, answer.favorite);
      queryClient.invalidateQueries({ queryKey: favoritesKey(viewer) });
    },
    onError: (failure, wanted) => {
      queryClient.setQueryData(key, !wanted);
      tellFailure(failure);
    },
  });

  function logInFirst(): void {
    rememberWantedFavorite({ vehicleId: car.vehicleId, address: here });
    navigate(loginAddress(here));
  }

  return { favorite, toggle: () => (viewer ? change.mutate(!favorite) : logInFirst()) };
}
