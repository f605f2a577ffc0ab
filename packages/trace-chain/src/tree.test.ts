import { describe, expect, it } from 'vitest';
import { inclusionPath, isIncluded, leafDigest, treeRoot } from './tree.ts';

const LETTERS = [...'ABCDE'].map(leafDigest);
const [A = '', B = '', C, D, E = ''] = LETTERS;

describe('the tree over A, B, C, D, E', () => {
  it('has the leaves and roots that RFC 6962 gives it', () => {
    expect(A).toBe('c00b4d3c929cb5cc316691ed4636f634576f2c9b2954767234c5274e9dde185d');
    expect(C).toBe('b563a5e69628743929eddec0ccfeb0745c39577e12a72e84915edd6633cb97f2');
    expect(D).toBe('08a2afecc9feaef6737f055c177a56a363d28a78d7b259b8c5f66b32174f2e7d');
    expect(E).toBe('6a8fd6b98e6e602358b45ef3d81dd9fab39900137bed7c806a2fd18fd1701ec9');
    expect([1, 2, 3, 4, 5].map((size) => treeRoot(LETTERS.slice(0, size)))).toEqual([
      A,
      'ed692f01f7f6c46930d7ad8f9adad3f9f38b7379cf6a8d2f399a0ba1e914fe25',
      '961d2e2be20f538ffdf56962a86d1bd165498f222684ee4c5e02c1e9f852adc5',
      '5c8dc617d287a4297eb2bcb81b37644b5138e57ad461c657db152109e3fc9fca',
      '2bdbcd79bf92b8dad52ba685f01bef520f0cda04468a13a6bd27bfbeebff64d7',
    ]);
    expect(treeRoot([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('proves its leaves by the shortest paths', () => {
    expect(inclusionPath(LETTERS, 2)).toEqual([D, treeRoot([A, B]), E]);
    expect(inclusionPath(LETTERS, 4)).toEqual([treeRoot(LETTERS.slice(0, 4))]);
  });
});

describe('a proof of any leaf of any tree', () => {
  const sizes = Array.from({ length: 40 }, (_, at) => at + 1);

  it.each(sizes)('of %i leaves holds for that leaf at that place alone', (size) => {
    const leaves = Array.from({ length: size }, (_, at) => leafDigest(`leaf ${at}`));
    const root = treeRoot(leaves);
    const stranger = leafDigest('stranger');
    for (const [index, leaf] of leaves.entries()) {
      const path = inclusionPath(leaves, index);
      expect(isIncluded(leaf, { index, size, path }, root)).toBe(true);
      expect(isIncluded(stranger, { index, size, path }, root)).toBe(false);
      expect(isIncluded(leaf, { index, size, path: [...path, stranger] }, root)).toBe(false);
      expect(isIncluded(leaf, { index, size, path: [stranger, ...path.slice(1)] }, root)).toBe(false);
      expect(isIncluded(leaf, { index: size, size, path }, root)).toBe(false);
      expect(isIncluded(leaf, { index: -1, size, path }, root)).toBe(false);
      if (size > 1) {
        expect(isIncluded(leaf, { index, size, path: path.slice(1) }, root)).toBe(false);
        expect(isIncluded(leaf, { index: (index + 1) % size, size, path }, root)).toBe(false);
      }
    }
  });
});
