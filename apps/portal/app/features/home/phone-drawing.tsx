/** A phone with a car's page on it, cut off by the lower edge of the band it stands on. */
export function PhoneDrawing({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 260 192" width="260" height="192" className={className} aria-hidden="true">
      <rect x="40" y="16" width="180" height="240" rx="24" fill="#06295a" />
      <rect x="47" y="23" width="166" height="226" rx="18" fill="#fff" />
      <rect x="106" y="30" width="48" height="8" rx="4" fill="#06295a" />
      <rect x="59" y="50" width="142" height="76" rx="6" fill="#e6ecf3" />
      <path
        d="M78 103c0-9 6-13 16-14l13-12c5-4 9-5 17-5h17c7 0 11 1 16 6l10 10c11 1 16 5 16 13v3h-8a11 11 0 0 0-22 0h-45a11 11 0 0 0-22 0h-8Z"
        fill="#093f87"
      />
      <path d="m104 88 9-8c3-3 6-4 11-4h4v12Zm29-12h8c5 0 8 1 11 4l8 8h-27Z" fill="#c9d6e6" />
      <circle cx="97" cy="105" r="8" fill="#17212e" />
      <circle cx="164" cy="105" r="8" fill="#17212e" />
      <circle cx="97" cy="105" r="3" fill="#aeb9c6" />
      <circle cx="164" cy="105" r="3" fill="#aeb9c6" />
      <rect x="59" y="138" width="92" height="9" rx="3" fill="#17212e" />
      <rect x="59" y="154" width="120" height="6" rx="3" fill="#aeb9c6" />
      <rect x="59" y="170" width="58" height="12" rx="3" fill="#b84a00" />
      <rect x="151" y="166" width="50" height="20" rx="5" fill="#093f87" />
    </svg>
  );
}
