# Sourced by npm start, npm test and others, before anything is installed.

case "$PWD" in
  *[#%?]*)
    echo "Vite cannot build in a folder with '#', '%' or '?' in its path: $PWD. Rename the folder, or move the project." >&2
    exit 1
    ;;
esac

# npm and the browsers need a writable HOME.
if [ ! -w "${HOME:-/}" ]; then
  HOME="$PWD/.cache/home"
  mkdir -p "$HOME"
  export HOME
fi

export WRANGLER_SEND_METRICS=false

# Names what does not run. Packages of another system, and those whose install script did not run, are in
# node_modules, but do not work.
find_broken() {
  node --version | grep --quiet "^v$(cat .nvmrc)\." || echo node
  for program in biome esbuild workerd; do
    $program --version >&2 || echo $program
  done
  for package in @tailwindcss/oxide lightningcss rolldown satteri sharp; do
    node --eval "import('$package')" || echo $package
  done
} 2>/dev/null

# npm writes .package-lock.json last.
if ! test -e node_modules/.package-lock.json || ! npm ls --include=dev >/dev/null 2>&1 || [ -n "$(find_broken)" ]; then
  echo 'Installing the packages of package-lock.json, for a minute or two …'
  # npm runs with the first Node in PATH, which may be a broken one of this project.
  rm -f node_modules/.bin/node
  npm ci --include=dev --include=optional --loglevel=error || {
    echo 'The packages are not installed; npm says why above. Is the registry reachable?' >&2
    exit 1
  }
  # A user's npm may run no install scripts, but Node comes with one.
  node_modules/.bin/node --version >/dev/null 2>&1 ||
    npm rebuild node --ignore-scripts=false --loglevel=error
  broken=$(find_broken)
  if [ -n "$broken" ]; then
    echo "Installed, but not running:" $broken. "The project needs macOS, Linux with glibc, or WSL." >&2
    exit 1
  fi
fi
