import { addFavorite } from '@cheyantong/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../shared/call.ts';
import { useHere } from '../../../shared/navigation/use-here.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../shared/storage.ts';
import { tellFailure } from '../../../shared/tell-failure.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { useViewer } from '../viewer.ts';
import { favoriteKey, favoritesKey } from './favorite-keys.ts';

interface WantedFavorite {
  vehicleId: string;
  /** Where the heart was pressed. */
  address: string;
}

/** Kept while the visitor logs in. */
export const rememberWantedFavorite = (wanted: WantedFavorite): void =>
  writeStored(STORAGE_KEYS.wantedFavorite, wanted);

/** Back from the login page, the heart that sent the visitor there is filled; gone elsewhere, it is forgotten. */
export function useWantedFavorite(): void {
  const viewer = useViewer();
  const here = useHere();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!viewer || here.startsWith('/login')) return;
    const wanted = readStored(STORAGE_KEYS.wantedFavorite, isWanted);
    writeStored(STORAGE_KEYS.wantedFavorite, null);
    if (wanted?.address !== here) return;
    call(addFavorite, { params: { vehicleId: wanted.vehicleId } }).then(({ favorite }) => {
      queryClient.setQueryData(favoriteKey(viewer, wanted.vehicleId), favorite);
      queryClient.invalidateQueries({ queryKey: favoritesKey(viewer) });
      toast.success('已收藏');
    }, tellFailure);
  }, [viewer, here, queryClient]);
}

const isWanted = (value: unknown): value is WantedFavorite =>
  typeof value === 'object' &&
  value !== null &&
  'vehicleId' in value &&
  typeof value.vehicleId === 'string' &&
  'address' in value;
