/** Who may import whom; each rule's comment is what `make check` prints. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or the wrong two.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-stay-apart',
      comment:
        'Features of the page never import each other; what two need moves to components or lib.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'shared-page-code-knows-no-feature',
      comment: 'components and lib serve every feature, so they import none.',
      severity: 'error',
      from: { path: '^web/src/(components|lib)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'sign-kit-parts-know-no-page',
      comment:
        'What signs, plays and reads text serves both pages of sign-kit, so it imports neither.',
      severity: 'error',
      from: {
        path: '^sign-kit/src/(avatar|camera|frame|player|practice|settings|signer|speech|text|ui|vocabulary)/',
      },
      to: { path: '^sign-kit/src/(convert|learn|server)/' },
    },
    {
      name: 'sign-kit-pages-stay-apart',
      comment:
        'The two pages of sign-kit share what both need through ui and the folders below it.',
      severity: 'error',
      from: { path: '^sign-kit/src/(convert|learn)/' },
      to: { path: '^sign-kit/src/(convert|learn|server)/', pathNot: '^sign-kit/src/$1/' },
    },
    {
      name: 'repositories-only-store',
      comment: 'A repository speaks to the database: it imports db, its mapper and packages only.',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '\\.(routes|service)\\.ts$' },
    },
    {
      name: 'services-know-no-http',
      comment: 'Rules do not depend on Fastify; routes translate.',
      severity: 'error',
      from: { path: '^(gateway|services)/.*\\.service\\.ts$' },
      to: { path: ['^node_modules/@?fastify', '\\.routes\\.ts$'] },
    },
    {
      name: 'features-know-no-start',
      comment:
        'main, app, prepare, seed and indexes put features together; a feature knows of them only config and log.',
      severity: 'error',
      from: { path: '^(gateway|services/[^/]+)/src/[^/]+/.*\\.ts$' },
      to: { path: '^$1/src/[^/]+\\.ts$', pathNot: '/(config|log)\\.ts$' },
    },
    {
      name: 'parts-stay-apart',
      comment: 'Parts never import each other; they share packages and contracts.',
      severity: 'error',
      from: { path: '^(gateway|web|sign-kit|services/[^/]+)/' },
      to: { path: '^(gateway|web|sign-kit|services/[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'page-kit-knows-no-framework',
      comment: 'React and Preact pages share it.',
      severity: 'error',
      from: { path: '^packages/page-kit/src/' },
      to: { path: 'node_modules/(react|preact|@mantine)' },
    },
    {
      name: 'packages-know-no-part',
      comment: 'What is shared does not know who shares it.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(gateway|web|sign-kit|services)/' },
    },
    {
      name: 'generated-code-has-one-door',
      comment: 'Import @isl/contracts, not the files generated behind it.',
      severity: 'error',
      from: { pathNot: '^(packages/contracts|proto/codegen)/' },
      to: { path: '^packages/contracts/src/generated/', dependencyTypes: ['local'] },
    },
    {
      name: 'tests-stay-home',
      comment: "No code imports another package's tests.",
      severity: 'error',
      from: { path: '^(gateway|web|sign-kit|packages/[^/]+|services/[^/]+)/' },
      to: { path: '/(test|tests)/', pathNot: ['^$1/', 'node_modules'] },
    },
    {
      name: 'nothing-imports-what-is-not-declared',
      comment: 'An import that npm did not promise breaks on the next install.',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
