import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CASES } from './access/cases.ts';
import { fieldsNamingThings, unknownFields } from './access/named-things.ts';
import { newPerson } from './access/person.ts';
import { openWorld, type World } from './access/world.ts';

/** These name an order by its number; somebody-elses.api.test.ts tries each of them. */
const ORDER_NUMBER = /^(.*\.(orderNo|orderSn|outTradeNo)|cancelOrder\.id)$/;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.gateway.close());

describe('what belongs to a member', () => {
  it('is known by every text that a member’s call takes: a new one says here whose thing it names', () => {
    expect(unknownFields()).toEqual([]);
  });

  it('is tried wherever it can be named', () => {
    const named = fieldsNamingThings().filter((field) => !ORDER_NUMBER.test(field));
    expect(Object.keys(CASES).toSorted()).toEqual(named.toSorted());
  });

  it.each(Object.entries(CASES))('is nothing to a stranger who names it in %s', async (_field, one) => {
    const owner = one.owner?.(world) ?? (await newPerson(world.gateway));
    const stranger = await newPerson(world.gateway);
    const name = await one.theirs(owner, world);
    expect(name).not.toBe('');
    const before = await one.look?.(owner);

    const missing = await one.ask(stranger, one.nobodys, world);
    expect(await one.ask(stranger, name, world)).toEqual(missing);
    expect(await one.look?.(owner)).toEqual(before);

    // The same question does something where it is asked by who has it: a stranger was not refused for another reason.
    const answer = await one.ask(owner, name, world);
    expect([answer, await one.look?.(owner)]).not.toEqual([missing, before]);
  });
});
