const form = document.querySelector('#settings');

/** What the person at the desk has set: read when it is needed, so that the next call goes by it. */
export const setting = (name) => new FormData(form).get(name) ?? '';

export const onSetting = (name, act) =>
  form.addEventListener('change', ({ target }) => {
    if (target.name === name) act(setting(name));
  });

/** A choice, or what was typed beside it. */
export const chosenOrTyped = (name) =>
  setting(name) === 'typed' ? setting(`${name}-typed`).trim() : setting(name);

for (const typed of form.querySelectorAll('[data-typed-for]')) {
  const show = () => {
    typed.hidden = setting(typed.dataset.typedFor) !== 'typed';
  };
  onSetting(typed.dataset.typedFor, show);
  show();
}

form.addEventListener('submit', (event) => event.preventDefault());
