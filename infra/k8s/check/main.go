// Command k8s-check lints a Helm chart and renders it, once by itself and once with each values file
// that it is given, and decodes every object strictly: a misspelt or unknown field is an error.
package main

import (
	"fmt"
	"os"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: k8s-check CHART [VALUES_FILE ...]")
		os.Exit(2)
	}
	chart, files := os.Args[1], os.Args[2:]
	failed := false
	for _, file := range append([]string{""}, files...) {
		name := file
		if name == "" {
			name = "values.yaml"
		}
		objects, troubles := check(chart, file)
		for _, trouble := range troubles {
			failed = true
			fmt.Fprintf(os.Stderr, "%s: %s\n", name, trouble)
		}
		if len(troubles) == 0 {
			fmt.Printf("%s: %d objects\n", name, objects)
		}
	}
	if failed {
		os.Exit(1)
	}
}
