interface Place {
  latitude: number;
  longitude: number;
  name: string;
}

/** An address that opens the map a phone has, or one on the web. */
export function mapAddress({ latitude, longitude, name }: Place, agent: string): string {
  const spot = `${latitude},${longitude}`;
  if (/Android|HarmonyOS/i.test(agent)) return `geo:${spot}?q=${spot}(${encodeURIComponent(name)})`;
  if (/iPhone|iPad|iPod/.test(agent))
    return `https://maps.apple.com/?${new URLSearchParams({ ll: spot, q: name })}`;
  return `https://uri.amap.com/marker?${new URLSearchParams({ position: `${longitude},${latitude}`, name })}`;
}
